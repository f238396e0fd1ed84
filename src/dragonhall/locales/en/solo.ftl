# Games against bots alone, in the browser.

solo-about = Beat a bot { $wins } times to unlock the next one. Only wins that you share with nobody and that you get without hints count. Games against bots are never rated.
solo-none = No games against bots yet.
solo-wins = { $wins } of { $of } wins
solo-open = your next opponent
solo-done = beaten
solo-locked = locked
solo-play = Play
solo-play-level = Play against { $level }
solo-on-device = These games are kept on this device. When you become a member, they move to your account.
solo-with-member = These games are kept with your account; nobody else sees them.
