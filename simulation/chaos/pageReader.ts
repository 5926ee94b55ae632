import { setTimeout as delay } from 'node:timers/promises';

const everyMs = 200;
const namedFiles = /\/assets\/[\w.-]+\.(?:js|css)/g;

/**
 * A visitor's browser that opens the home page again and again and fetches the files that it names. Every request comes from
 * another address, so that nginx takes another process for it: during an update one that has another build.
 */
export class PageReader {
  /** Files that were named by a page and not found. */
  readonly missing: string[] = [];
  pages = 0;
  /** Builds whose pages were read, by the name of the file that describes them. */
  readonly builds = new Set<string>();
  #requests = 0;
  #isOver = false;
  readonly #going: Promise<void>;

  constructor(origin: string) {
    this.#going = this.#read(origin);
  }

  #ask(url: string): Promise<Response> {
    this.#requests += 1;
    const address = `10.201.${(this.#requests >> 8) & 255}.${this.#requests & 255}`;
    return fetch(url, { headers: { 'x-forwarded-for': address }, signal: AbortSignal.timeout(5_000) });
  }

  async #readPage(origin: string): Promise<void> {
    const page = await this.#ask(origin);
    if (!page.ok) return;
    const files = [...new Set((await page.text()).match(namedFiles))];
    for (const file of files) {
      const answer = await this.#ask(`${origin}${file}`);
      await answer.body?.cancel();
      if (answer.status === 404) this.missing.push(file);
      if (file.includes('/manifest-')) this.builds.add(file);
    }
    this.pages += 1;
  }

  async #read(origin: string): Promise<void> {
    while (!this.#isOver) {
      // A page that is not answered is the looking member's matter.
      await this.#readPage(origin).catch(() => undefined);
      await delay(everyMs);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#going;
  }
}
