import { socketReconnect } from '@pavilion/contract';
import { HallWebSocket } from '@pavilion/web/hallWebSocket';
import { io, type Socket, XHR } from 'socket.io-client';

export interface HallSocket {
  readonly socket: Socket;
  readonly close: () => void;
}

/**
 * A socket to the hall that comes back by itself (spec §9: reconnect defaults). Once the browser is on the net again it begins
 * anew at once, rather than at the end of an attempt that went down with the net.
 */
export const openHallSocket = (): HallSocket => {
  const socket = io({
    // Web sockets first; long polling where a network lets nothing else through.
    transports: [HallWebSocket, XHR],
    tryAllTransports: true,
    reconnectionDelay: socketReconnect.delayMs,
    reconnectionDelayMax: socketReconnect.delayMaxMs,
    timeout: socketReconnect.timeoutMs,
  });
  const beginAnew = (): void => {
    if (!socket.connected && socket.active) socket.disconnect().connect();
  };
  window.addEventListener('online', beginAnew);
  return {
    socket,
    close: () => {
      window.removeEventListener('online', beginAnew);
      socket.close();
    },
  };
};
