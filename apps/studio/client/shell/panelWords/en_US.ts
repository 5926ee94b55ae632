import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: 'Choose your bet',
  greatest: 'Highest',
  spaceKey: 'Space',
  space: 'Play a round, or hurry the one that is moving',
  arrows: 'Raise or lower your bet',
  sound: 'Sound on or off',
  auto: 'Autoplay: set it up, or stop it',
  turbo: 'Turbo on or off',
  history: 'My bets',
  keyList: 'Show this list',
  holdKey: 'Hold or release a card',
  betKey: 'Place your bet',
  undoKey: 'Take back the chip laid last',
  chipKey: 'Choose a chip',
  letters: 'Use letters and numbers as shortcuts',
  lettersNote:
    'Turn this off if you use voice input or another aid. The other keys stay on. No shortcut works while you type or while a panel is open.',
  picture: 'How this round ended',
  replay: 'Replay',
  mark: 'REPLAY',
  replayTitle: (when) => `Replay of the round played on ${when}`,
  replayNote: 'This round is over. Nothing is bet or paid again.',
  again: 'Watch again',
};
