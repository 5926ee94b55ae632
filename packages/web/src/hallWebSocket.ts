import { WebSocket } from 'socket.io-client';

/**
 * A web socket that fails where the other side closes it before its first word: some networks let one begin and nothing through it. The
 * library takes that for the end of a connection, of which nobody knows yet, and would rest until the attempt's time is up.
 */
export class HallWebSocket extends WebSocket {
  #hasHeard = false;

  protected override onData(data: Parameters<WebSocket['onData']>[0]): void {
    this.#hasHeard = true;
    super.onData(data);
  }

  /** `details` are there when it was not this page that closed it. */
  protected override onClose(details?: Parameters<WebSocket['onClose']>[0]): void {
    if (details === undefined || this.#hasHeard) super.onClose(details);
    else this.onError('closed before its first word', details.description, details.context);
  }
}
