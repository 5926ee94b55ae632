import { z } from 'zod';
import { defineCall } from '../call.ts';
import { siteScoped, textSchema } from '../fields.ts';

/** Own route of the site (spec §7), served at `/clientCaptcha`: the text is sealed with AES-256-GCM under `key`. */
export const clientCaptchaDataSchema = z.object({
  svg: z.string(),
  /** Base64: nonce (12 bytes), ciphertext, tag (16 bytes). */
  text: z.base64(),
  /** Base64, 32 bytes, of this answer only. Only a look-at-it check: no server call ever believes it. */
  key: z.base64(),
});

/** Own route of the site (spec §7), served at `/check_iframe`. */
export const checkIframeBodySchema = z.strictObject({ url: textSchema(2_048).min(1) });
export const checkIframeDataSchema = z.object({
  /** Whether the hall may show the address in a frame. */
  embeddable: z.boolean(),
  /**
   * Why not. `not_allowed`: not an https address of the site's list, or one that leads to where nobody outside may
   * look; `unreachable`: no answer in time; `refuses`: the page does not let the hall embed it.
   */
  reason: z.enum(['not_allowed', 'unreachable', 'refuses']).nullable(),
});
export type CheckIframeData = z.infer<typeof checkIframeDataSchema>;

/** Values that identify a person; each is hashed before it is kept. */
const hashedUserData = {
  em: textSchema(254),
  ph: textSchema(32),
  fn: textSchema(100),
  ln: textSchema(100),
  db: textSchema(10),
  ct: textSchema(100),
  st: textSchema(100),
  zp: textSchema(20),
  country: textSchema(2),
  external_id: textSchema(100),
} as const;
export const hashedUserFields = Object.keys(hashedUserData) as readonly (keyof typeof hashedUserData)[];

/** Spec §7: `/api/fb_tracking`. The names are the specification's. */
export const fbTracking = defineCall({
  path: '/fb_tracking',
  summary: 'A marketing event of the page. The same event id counts once.',
  tag: 'tracking',
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    eventName: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/),
    /** Unix time in seconds. */
    eventTime: z.number().int().positive().max(4_102_444_800),
    eventID: z.string().regex(/^[A-Za-z0-9._:-]{1,100}$/),
    userData: z
      .strictObject({
        ...z.object(hashedUserData).partial().shape,
        /** Click and browser ids of the receiving end, sent as they are. */
        fbc: z.string().regex(/^fb\.[0-9]\.[0-9]{1,14}\.[\w-]{1,500}$/),
        fbp: z.string().regex(/^fb\.[0-9]\.[0-9]{1,14}\.[0-9]{1,20}$/),
      })
      .partial()
      .default({}),
    customData: z
      .record(
        z.string().regex(/^[a-z_]{1,40}$/),
        z.union([textSchema(200), z.number().finite(), z.boolean()]),
      )
      .refine((data) => Object.keys(data).length <= 20, 'too many fields')
      .default({}),
  }),
  data: z.object({ recorded: z.boolean() }),
});

/** An icon that an operator has chosen: a collection and a name in it, `lucide:gift`. */
export const operatorIconSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);

/** Own route of the site (spec §7), served at `/icons/{collection}.json`. */
export const iconQuerySchema = z.strictObject({
  /** Names in the collection, with commas between. */
  icons: z.string().regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/),
});
/** Drawings by name, as SVG without its frame; what the collection does not have is named in `not_found`. */
export const iconDataSchema = z.object({
  prefix: z.string(),
  icons: z.record(
    z.string(),
    z.object({
      body: z.string(),
      left: z.number().optional(),
      top: z.number().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
    }),
  ),
  width: z.number().optional(),
  height: z.number().optional(),
  not_found: z.array(z.string()).optional(),
});
export type IconData = z.infer<typeof iconDataSchema>;
