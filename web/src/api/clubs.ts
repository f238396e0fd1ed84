/** What a club can be asked: docs/protocol.md, "Clubs". */
import type { Board, Club, Clubs } from './protocol'
import { server } from './server'

const at = (club: string) => `/clubs/${encodeURIComponent(club)}`

export const myClubs = (): Promise<Clubs> => server.ask<Clubs>('/me/clubs')
export const foundClub = (name: string, about: string): Promise<Club> =>
  server.ask<Club>('/clubs', { name, about })
export const clubInfo = (club: string, before: number | null = null): Promise<Club> =>
  server.ask<Club>(`${at(club)}${before === null ? '' : `?before=${before}`}`)
export const changeClub = (club: string, name: string, about: string): Promise<Club> =>
  server.ask<Club>(at(club), { name, about })
export const joinClub = (club: string, invitation: string): Promise<Club> =>
  server.ask<Club>(`${at(club)}/join`, { invitation })
export const renewInvitation = (club: string): Promise<Club> => server.ask<Club>(`${at(club)}/invitation`, {})
export const leaveClub = (club: string): Promise<Clubs> => server.ask<Clubs>(`${at(club)}/leave`, {})
export const removeFromClub = (club: string, member: string): Promise<Club> =>
  server.ask<Club>(`${at(club)}/remove`, { member })
export const changeRole = (
  club: string,
  member: string,
  role: 'owner' | 'helper' | 'member',
): Promise<Club> => server.ask<Club>(`${at(club)}/role`, { member, role })
export const deleteClub = (club: string, name: string): Promise<Clubs> =>
  server.ask<Clubs>(`${at(club)}/delete`, { name })
export const clubBoard = (club: string, board: string): Promise<Board> =>
  server.ask<Board>(`${at(club)}/boards/${board}`)
