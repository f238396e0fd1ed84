/** What the host of the hall can ask: docs/hosting.md, "The host's page". A session is a cookie. */
import type {
  AddBan,
  Announce,
  Audit,
  Done,
  HostAnnouncements,
  HostBans,
  HostMembers,
  HostOverview,
  HostReport,
  HostReports,
  HostTable,
  HostTables,
  WordLists,
} from './protocol'
import { server } from './server'

const ask = <T>(path: string, body?: unknown): Promise<T> => server.ask<T>(`/host${path}`, body)
const older = (before: number | null, first = '?'): string =>
  before === null ? '' : `${first}before=${before}`

export const signIn = (token: string) => ask<Done>('/sign-in', { token })
export const signOut = () => ask<Done>('/sign-out', {})
export const overview = () => ask<HostOverview>('')
export const people = (search: string, before: number | null) =>
  ask<HostMembers>(`/people?search=${encodeURIComponent(search)}${older(before, '&')}`)
export const endSessions = (member: string) => ask<Done>(`/people/${member}/sign-out`, {})
export const deleteMember = (member: string) => ask<Done>(`/people/${member}/delete`, {})
export const tables = (before: number | null) => ask<HostTables>(`/tables${older(before)}`)
export const table = (code: string) => ask<HostTable>(`/tables/${encodeURIComponent(code)}`)
export const closeTable = (code: string, closed: boolean) =>
  ask<HostTable>(`/tables/${encodeURIComponent(code)}/close`, { closed })
export const reports = (closed: boolean, before: number | null) =>
  ask<HostReports>(`/reports?closed=${closed ? 1 : 0}${older(before, '&')}`)
export const closeReport = (report: string, open: boolean, note: string) =>
  ask<HostReport>(`/reports/${report}`, { open, note })
export const bans = () => ask<HostBans>('/bans')
export const ban = (asked: AddBan) => ask<HostBans>('/bans', asked)
export const endBan = (which: string) => ask<HostBans>(`/bans/${which}/end`, {})
export const announcements = () => ask<HostAnnouncements>('/announcements')
export const announce = (asked: Announce) => ask<HostAnnouncements>('/announcements', asked)
export const endAnnouncement = (which: string) => ask<HostAnnouncements>(`/announcements/${which}/end`, {})
export const wordLists = () => ask<WordLists>('/words')
export const setWords = (lists: WordLists) => ask<WordLists>('/words', lists)
export const log = (before: number | null) => ask<Audit>(`/log${older(before)}`)
