import '../styles/pay.css';

/** Between two looks at whether the hall has heard, and how often at most. */
const lookEveryMs = 800;
const looksMax = 12;
/** Time to read what became of the payment before the window goes back. */
const readingMs = 1_600;

const outcome = document.querySelector<HTMLElement>('.outcome');

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const hasHeard = async (id: string): Promise<boolean> => {
  try {
    const response = await fetch(`/pay/${id}/status`, { cache: 'no-store' });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'told' in answer && answer.told === true;
  } catch {
    return false;
  }
};

/** Sends the window back once the hall has heard; otherwise says that it may go back by itself. */
const goBack = async (element: HTMLElement): Promise<void> => {
  const { id = '', return: returnUrl = '' } = element.dataset;
  const line = element.querySelector<HTMLElement>('[data-field="telling"]');
  let told = element.dataset.told === 'true';
  for (let look = 0; !told && look < looksMax; look += 1) {
    await wait(lookEveryMs);
    told = await hasHeard(id);
  }
  if (line) line.textContent = (told ? line.dataset.toldText : line.dataset.waitingText) ?? '';
  if (!told) return;
  await wait(readingMs);
  window.location.replace(returnUrl);
};

if (outcome) void goBack(outcome);

// One press is enough: the second of a double click must not reach the next page.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', () => {
    for (const button of document.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
    document.body.classList.add('sending');
  });
}
