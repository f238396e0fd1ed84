/** What the first page says in English, in one file: the house's catalogues, and what the doors say. */
const heads = import.meta.glob<string>('../../../src/dragonhall/games/*/en.ftl', {
  query: '?head',
  import: 'default',
  eager: true,
})
const whole = import.meta.glob<string>('../../../src/dragonhall/locales/en/{house,hall,web,local}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export default [...Object.values(heads), ...Object.values(whole)].join('\n')
