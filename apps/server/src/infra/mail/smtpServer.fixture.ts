import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** A small SMTP server that speaks the real protocol and can be told how to behave. */
export interface SmtpServer {
  readonly url: string;
  readonly port: number;
  /** Whole messages, as they came over the wire. */
  readonly letters: { readonly from: string; readonly to: string; readonly data: string }[];
  /** Command lines as they came. */
  readonly commands: string[];
  /** What it answers to a command from now on; `silence` answers nothing. */
  readonly behave: (command: string, answer: string) => void;
  readonly close: () => Promise<void>;
}

/** With a key and its certificate it speaks TLS from the first word. */
export const openSmtpServer = async (identity?: { key: string; cert: string }): Promise<SmtpServer> => {
  const letters: SmtpServer['letters'] = [];
  const commands: string[] = [];
  const answers = new Map<string, string>();
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (command: string, usual: string): void => {
      const answer = answers.get(command) ?? usual;
      if (answer !== 'silence') socket.write(`${answer}\r\n`);
    };
    let [from, to, buffered, inData] = ['', '', '', false];
    const take = (line: string): void => {
      commands.push(line);
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO') say('EHLO', '250-hall\r\n250-SMTPUTF8\r\n250-AUTH PLAIN\r\n250 8BITMIME');
      else if (command === 'AUTH') say('AUTH', '235 welcome');
      else if (command === 'STAR') say('STARTTLS', '502 not here');
      else if (command === 'MAIL') [from] = [line];
      else if (command === 'RCPT') [to] = [line];
      if (command === 'MAIL' || command === 'RCPT' || command === 'RSET') say(command, '250 OK');
      if (command === 'DATA') {
        inData = !(answers.get('DATA') ?? '354').startsWith('5');
        say('DATA', '354 go on');
      }
      if (command === 'QUIT') socket.end('221 bye\r\n');
    };
    socket.on('data', (chunk) => {
      buffered += chunk.toString('utf8');
      for (;;) {
        const end = inData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
        if (end === -1) return;
        const piece = buffered.slice(0, end);
        buffered = buffered.slice(end + (inData ? 5 : 2));
        if (!inData) {
          take(piece);
          continue;
        }
        inData = false;
        letters.push({ from, to, data: piece });
        say('.', '250 queued');
      }
    });
    say('hello', '220 hall ESMTP');
  };
  const server: Server = identity === undefined ? createServer(serve) : createTlsServer(identity, serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${identity === undefined ? 'smtp' : 'smtps'}://127.0.0.1:${port}`,
    port,
    letters,
    commands,
    behave: (command, answer) => void answers.set(command, answer),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
