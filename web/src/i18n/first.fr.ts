/** What the first page says in French, in one file: the house's catalogues, and what the doors say. */
const heads = import.meta.glob<string>('../../../src/dragonhall/games/*/fr.ftl', {
  query: '?head',
  import: 'default',
  eager: true,
})
const whole = import.meta.glob<string>('../../../src/dragonhall/locales/fr/{house,hall,web,local}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export default [...Object.values(heads), ...Object.values(whole)].join('\n')
