import { officeChannel, officeTokenHeader, todayChangedEvent } from '@pavilion/contract/office';
import { HallWebSocket } from '@pavilion/web/hallWebSocket';
import { io } from 'socket.io-client';
import { officeHeaders } from '../../api/callOffice.ts';

/** Clients of the hall wait so long before they come back, and give a connection so long. */
const reconnect = { reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000 } as const;

interface Listening {
  readonly onJoined: () => void;
  readonly onChanged: () => void;
  readonly onLost: () => void;
}

/** Listens to the office of this site; comes back by itself when the line is lost. Answers how to stop. */
export const listenToOffice = ({ onJoined, onChanged, onLost }: Listening): (() => void) => {
  const socket = io({ transports: [HallWebSocket], ...reconnect });
  socket.on('connect', () => {
    // The token that holds at this moment: a session may have been given another one since.
    const { [officeTokenHeader]: token = '' } = officeHeaders();
    const headers = { [officeTokenHeader]: token };
    socket.emit('subscribe', { channel: officeChannel, auth: { headers } }, onJoined);
  });
  socket.on('disconnect', onLost);
  socket.on('subscription.error', onLost);
  socket.on(todayChangedEvent, onChanged);
  return () => socket.disconnect();
};
