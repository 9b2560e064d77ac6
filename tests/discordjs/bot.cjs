// A small bot on discord.js: node bot.cjs ADDRESS TOKEN. It says what it has seen on standard output, a line each.

const { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits } = require("discord.js");

const [address, token] = process.argv.slice(2);
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
  rest: { api: `${address}/api`, cdn: `${address}/cdn` },
});

const deeds = {
  /** Answers, and edits the answer. */
  async hello(interaction) {
    await interaction.reply({ content: "hello" });
    await interaction.editReply({ content: `hello ${interaction.user.displayName}` });
  },
  /** Answers after a while, privately, with one more message behind it. */
  async later(interaction) {
    await interaction.deferReply({ flags: "Ephemeral" });
    await interaction.editReply({ content: "now" });
    await interaction.followUp({ content: "and more", flags: "Ephemeral" });
  },
  /** Sends a file with a description into the channel, and edits that message so that another stands there. */
  async picture(interaction) {
    await interaction.deferReply();
    const file = (name, text) => new AttachmentBuilder(Buffer.from(text), { name, description: `The ${text}` });
    const message = await interaction.channel.send({ content: "One", files: [file("one.txt", "first")] });
    await message.edit({ content: "Two", attachments: [], files: [file("two.txt", "second")] });
    await interaction.editReply({ files: [file("three.txt", "third")] });
  },
  /** Sends a direct message with a button. */
  async secret(interaction) {
    const press = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary);
    await interaction.user.send({ content: "Psst", components: [new ActionRowBuilder().addComponents(press)] });
    await interaction.reply({ content: "sent", flags: "Ephemeral" });
  },
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await deeds[interaction.options.getString("deed")](interaction);
  else if (interaction.isAutocomplete()) await interaction.respond(Object.keys(deeds).map((name) => ({ name, value: name })));
  else if (interaction.isButton()) await interaction.update({ content: "Pressed", components: [] });
});

client.once(Events.ClientReady, async () => {
  const option = { type: 3, name: "deed", description: "Which", required: true, autocomplete: true };
  const command = { name: "do", description: "Do it", descriptionLocalizations: { de: "Tu es" }, options: [option] };
  await client.application.commands.set([command]);
  const [known] = (await client.application.commands.fetch({ withLocalizations: true })).values();
  const application = await client.application.fetch();
  console.log(`${application.name} on ${client.guilds.cache.map((guild) => guild.name)}: ${known.descriptionLocalizations.de}`);
});
client.on(Events.ShardResume, () => console.log("resumed"));
client.login(token);
