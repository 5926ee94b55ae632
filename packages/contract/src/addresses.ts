import { z } from 'zod';

/** What staff may type where an address or a host is asked for (spec §5 other helper checks). */

const addressSchema = z.union([z.ipv4(), z.ipv6()]);

/** A label of a host name: letters, digits and hyphens, none at its ends, 63 at most (RFC 1123). */
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** An IPv4 or IPv6 address, without port, brackets or zone. */
export const isIp = (text: string): boolean => addressSchema.safeParse(text).success;

/** Addresses between commas, with or without spaces; at least one, and nothing empty between them. */
export const isIpList = (text: string): boolean => text.split(',').every((part) => isIp(part.trim()));

/** The name of a host, without scheme, port and path. */
export const isHostName = (text: string): boolean => {
  const labels = text.split('.');
  // A name that ends in a number is a malformed address to every browser, not a name.
  return (
    text.length <= 253 && labels.every((label) => hostLabel.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
};

/** An address, or the name of a host without scheme, port and path. */
export const isIpOrHost = (text: string): boolean => isIp(text) || isHostName(text);
