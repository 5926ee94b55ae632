import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** A bucket on a free port that takes nothing without a signature (AWS Signature Version 4) and what was signed. */

export interface S3Server {
  readonly endpoint: string;
  /** What it keeps, by `/bucket/name`. */
  readonly objects: Map<string, Buffer>;
  /** Answers with this status whatever is asked, as often as told. */
  readonly fail: (status: number, times: number) => void;
  readonly refused: () => number;
  readonly close: () => Promise<void>;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Whether a request bears the signature of the key over what it says, and its body is the one that was signed. */
const isSigned = (
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
): boolean => {
  const [, credential, day = '', region = '', names = '', signature] =
    authorization.exec(headers.authorization ?? '') ?? [];
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': hash = '' } = headers;
  if (credential !== keyId || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) return false;
  if (method === 'PUT' && hash === 'UNSIGNED-PAYLOAD') return false;
  const signedHeaders = names
    .split(';')
    .map((name) => `${name}:${headers[name]}\n`)
    .join('');
  const canonical = [method, url, '', signedHeaders, names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (so, part) => hmac(so, part),
    `AWS4${secret}`,
  );
  return hmac(key, text).toString('hex') === signature;
};

export const openS3Server = async (key: {
  readonly keyId: string;
  readonly secret: string;
}): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  let failing = { status: 0, times: 0 };
  let refused = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const name = request.url ?? '';
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        return response.writeHead(failing.status).end();
      }
      if (!isSigned(request, body, key)) {
        refused += 1;
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      }
      if (request.method === 'PUT') {
        objects.set(name, body);
        return response.writeHead(200).end();
      }
      const found = objects.get(name);
      return found === undefined
        ? response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
        : response.writeHead(200).end(found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    objects,
    fail: (status, times) => {
      failing = { status, times };
    },
    refused: () => refused,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
