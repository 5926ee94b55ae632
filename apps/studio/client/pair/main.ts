import './pair.css';

/**
 * Two tables beside one another, each a page of its own in a frame. This page knows nothing of what is played: it gives each frame
 * its ticket, passes on that money has moved, and lets one frame go without the other.
 */

interface Side {
  readonly element: Element;
  readonly frame: HTMLIFrameElement;
  readonly gameCode: string;
}

const { locale = 'en_US' } = document.body.dataset;
const addressOf = (gameCode: string): string => `/play/${gameCode}?lang=${locale}`;

/** Takes the tickets out of the address, where no log and no referrer has seen them. After a reload there are none. */
const takeTickets = (): readonly string[] => {
  const { hash, pathname, search } = window.location;
  if (hash === '') return [];
  window.history.replaceState(null, '', pathname + search);
  return hash.slice(1).split('.');
};

let sides: readonly Side[] = [...document.querySelectorAll('.pair-side')].flatMap((element) => {
  const frame = element.querySelector('iframe');
  return frame ? [{ element, frame, gameCode: frame.dataset.game ?? '' }] : [];
});

/** The table in front hears the keys and is heard; where there is no room for two it is the one that is seen. */
const bringToFront = (front: Side): void => {
  for (const side of sides) {
    side.element.toggleAttribute('data-front', side === front);
    side.frame.toggleAttribute('data-front', side === front);
  }
};

const tell = ({ frame }: Side): void => {
  frame.contentWindow?.dispatchEvent(new Event('beside'));
};

/** Money has moved at this table: the others ask where it stands now, unless they know. */
const passOn = (from: Side): void => {
  for (const side of sides)
    if (side !== from && side.frame.dataset.standing !== from.frame.dataset.standing) tell(side);
};

/** A frame is left: the other stays as it is, and has the page to itself. The last one takes the page along. */
const leave = (left: Side): void => {
  const stays = sides.find((side) => side !== left);
  if (!stays) {
    window.location.assign(left.frame.dataset.lobby ?? '/');
    return;
  }
  sides = [stays];
  left.element.remove();
  bringToFront(stays);
  delete stays.frame.dataset.paired;
  document.title = stays.frame.title;
  window.history.replaceState(null, '', addressOf(stays.gameCode));
  tell(stays);
  stays.frame.contentWindow?.focus();
};

const tickets = takeTickets();
sides.forEach((side, index) => {
  const { frame, gameCode } = side;
  frame.dataset.paired = '';
  frame.addEventListener('standing', () => passOn(side));
  frame.addEventListener('leave', () => leave(side));
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('focus', () => bringToFront(side));
    if (index === 0) frame.contentWindow?.focus();
  });
  const ticket = tickets[index];
  frame.src = addressOf(gameCode) + (ticket === undefined ? '' : `&t=${ticket}`);
});
const [first] = sides;
if (first) bringToFront(first);
