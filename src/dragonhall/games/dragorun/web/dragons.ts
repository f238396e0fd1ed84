/** The five dragons of the race: colour, pattern, and what makes each silhouette its own. Drawn for this house. */

export interface Runner {
  skin: string
  dark: string
  light: string
  ink: string
  mark: string
  extra: string
  wing: string
  tail: string
  pattern: string
}

const TAIL = 'M24 47C14 50 5 46 3 35c5 5 11 6 20 4Z'
export const RUNNERS: Record<string, Runner> = {
  // Two straight horns, spots.
  Dragobert: {
    skin: '#3f9142',
    dark: '#1f5a27',
    light: '#c9e6a8',
    ink: '#ffffff',
    mark: 'Do',
    extra: 'M76 13 72 2l8 8ZM83 11 82 0l6 9Z',
    wing: 'M52 34C46 22 36 14 24 14c5 4 6 8 5 13 5 0 7 3 7 7 5-2 10-1 16 0Z',
    tail: TAIL + 'M4 36-1 27l9 5Z',
    pattern: '<circle cx="3" cy="3" r="1.700"/><circle cx="8" cy="8" r="1.700"/>',
  },
  // A crest of spikes down the neck and the back, stripes.
  Diego: {
    skin: '#cf3b2c',
    dark: '#7d1713',
    light: '#ffd3a8',
    ink: '#ffffff',
    mark: 'Dg',
    extra:
      'M79 10 76-1l9 8ZM73 15l-9-6 5 12ZM67 24l-10-4 6 10ZM56 30l-7-8-1 10ZM44 31l-8-6 0 9ZM33 35l-9-4 4 9Z',
    wing: '',
    tail: 'M24 47C12 52 4 48 1 34c2 3 4 4 6 4-1-4 0-7 3-10 0 7 5 11 13 11Z',
    pattern: '<path d="M0 0 5 11M6 0l5 11" stroke-width="2.200"/>',
  },
  // Ear fins and a fish tail, waves.
  Didi: {
    skin: '#2f78c4',
    dark: '#153f77',
    light: '#c8ecff',
    ink: '#ffffff',
    mark: 'Di',
    extra: 'M78 14C68 12 62 4 63-3c7 1 15 5 19 13ZM74 22c-8 2-14-1-17-6 7-2 13-2 19 1Z',
    wing: '',
    tail: 'M24 47C16 50 10 46 8 40-1 44-3 36 0 27c4 2 7 5 9 9 5-5 10-5 14-3-3 2-5 4-5 6Z',
    pattern: '<path d="M0 4q2.800-3 5.500 0t5.500 0M0 9.500q2.800-3 5.500 0t5.500 0" stroke-width="1.600"/>',
  },
  // One big horn on the nose, zigzag.
  Danny: {
    skin: '#e5b21e',
    dark: '#83590a',
    light: '#fff2bd',
    ink: '#2a1a00',
    mark: 'Da',
    extra: 'M92 14 100-3l1 22ZM75 14c-5-3-10-3-14 0 4 4 8 5 13 4Z',
    wing: 'M54 34C50 24 42 18 32 18c3 4 4 7 2 11 5-1 8 1 9 5Z',
    tail: TAIL,
    pattern:
      '<path d="M0 3l2.800 3 2.700-3 2.800 3L11 3M0 8.500l2.800 3 2.700-3 2.800 3 2.700-3" stroke-width="1.600"/>',
  },
  // Ram's horns, diamonds.
  Dragma: {
    skin: '#8a4bb5',
    dark: '#4a1f6d',
    light: '#ecd2ff',
    ink: '#ffffff',
    mark: 'Dm',
    extra: 'M80 11C74 1 61 1 60 11c-1 7 7 11 12 6-3 0-6-2-5-5 1-4 7-4 11 2Z',
    wing: 'M52 34C48 20 38 10 26 8c4 5 5 9 3 13 5 0 6 3 5 7 4 0 6 2 7 5 4-1 7 0 11 1Z',
    tail: TAIL + 'M0 38c2-6 1-10-3-13 7 0 11 4 11 10Z',
    pattern: '<path d="M5.500 1 8.500 5.500 5.500 10 2.500 5.500Z" stroke="none"/>',
  },
}
