import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themes } from '../constants.ts';
import { idSchema, languageSchema, siteScoped } from '../fields.ts';

const tag = 'templates';

/** `model_version` is the name of the template that asks; left out, it is given what all templates show. */
const modelBody = z.strictObject({
  ...siteScoped,
  language: languageSchema.optional(),
  model_version: z.enum(themes).optional(),
});

const templateItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A page of this site or an https address; '' when it leads nowhere. */
  url: z.string(),
  /** A picture of this site, '' for none. */
  photo: z.string(),
});
export type TemplateItem = z.infer<typeof templateItemSchema>;

const writtenItemSchema = templateItemSchema.extend({
  /** Safe HTML. */
  content: z.string(),
});
export type WrittenTemplateItem = z.infer<typeof writtenItemSchema>;

export const modelSetting = defineCall({
  path: '/web/model_setting',
  summary: 'Shortcuts that the operator puts into the template.',
  tag,
  audience: 'public',
  body: modelBody,
  data: z.object({ list: z.array(templateItemSchema) }),
});
export const modelSponsor = defineCall({
  path: '/web/model_sponsor',
  summary: 'Sponsors of the site.',
  tag,
  audience: 'public',
  body: modelBody,
  data: z.object({ list: z.array(writtenItemSchema) }),
});
export const modelLogin = defineCall({
  path: '/web/model_login',
  summary: 'Pictures with title and text that the login shows.',
  tag,
  audience: 'public',
  body: modelBody,
  data: z.object({ list: z.array(writtenItemSchema) }),
});
export const registerBackground = defineCall({
  path: '/arks/web/model/register-background/detail',
  summary: 'The picture over the sign-up form: the template’s own, else the one for all.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, template: z.enum(themes).optional() }),
  data: z.object({
    detail: z.object({
      /** A picture of this site, '' for none. */
      photo: z.string(),
    }),
  }),
});

export const templateConfig = defineCall({
  path: '/template_config',
  summary: 'Shows this visitor the hall in another template. Success is code 1000.',
  tag,
  audience: 'public',
  body: z.strictObject({ mobileTemplateName: z.string().max(20) }),
  data: z.object({ mobileTemplateName: z.enum(themes) }),
  codes: { 1000: 'success', 403: 'the site shows one template only', 404: 'no such template' },
});
