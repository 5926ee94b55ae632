import { createServer } from 'node:http';

/** A service for the supervisor's tests: answers its pid, and ends, fails or grumbles on request. */
const manner = process.argv[2];
if (manner === 'refuse') {
  console.error('environment: EXAMPLE is missing');
  process.exit(1);
}
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  if (request.url === '/grumble')
    console.log(JSON.stringify({ level: 50, msg: 'the gateway does not answer' }));
  response.end(String(process.pid));
});
server.listen(Number(process.env.SERVICE_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
