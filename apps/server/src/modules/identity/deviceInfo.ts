/** Device facts of a login payload (spec §3): the client's own claims, kept for the member to look at, never trusted. */
export interface DeviceInfo {
  readonly remote_addr?: string | undefined;
  readonly host?: string | undefined;
  readonly device?: string | number | undefined;
  readonly system_group?: string | undefined;
  readonly udid?: string | undefined;
  readonly login_type?: string | number | undefined;
  readonly cdn?: string | undefined;
  readonly system?: string | undefined;
  readonly browser?: string | undefined;
  readonly system_version?: string | undefined;
}

/** The device facts of a payload, and nothing else of it. */
export const deviceInfoOf = (payload: DeviceInfo): DeviceInfo => ({
  remote_addr: payload.remote_addr,
  host: payload.host,
  device: payload.device,
  system_group: payload.system_group,
  udid: payload.udid,
  login_type: payload.login_type,
  cdn: payload.cdn,
  system: payload.system,
  browser: payload.browser,
  system_version: payload.system_version,
});
