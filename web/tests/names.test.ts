import { expect, test } from 'vitest'
import { learnLooks, toldApart } from '../src/local/match/names'

test('names that look alike are told apart by a number', async () => {
  await learnLooks()
  expect(toldApart('Leonie', [])).toBe('Leonie')
  expect(toldApart('Lеonie', ['Leonie'])).toBe('Lеonie (2)')
  expect(toldApart('Leo-nie', ['Leonie', 'Leonie (2)'])).toBe('Leo-nie (3)')
  for (const name of ['LEONIE', 'Ｌｅｏｎｉｅ', '🅛🅔🅞🅝🅘🅔', 'ʟᴇᴏɴɪᴇ', 'Łeonie', '1eon1e', 'Le0nie.', 'Leoηie'])
    expect(toldApart(name, ['Leonie']), name).toMatch(/ \(2\)$/)
  for (const name of ['Leona', 'Leonie 2', 'Leonie🐉', '★★', 'Λεωνίδας'])
    expect(toldApart(name, ['Leonie', '★☆']), name).toBe(name)
})
