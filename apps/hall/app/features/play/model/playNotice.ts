/** What the maintenance dialog tells: the window of the provider's maintenance, as far as it is known (code 203). */
export interface MaintenanceNotice {
  readonly startAt: string | null;
  readonly endAt: string | null;
}

let notice: MaintenanceNotice = { startAt: null, endAt: null };

export const noteMaintenance = (next: MaintenanceNotice): void => {
  notice = next;
};
export const maintenanceNotice = (): MaintenanceNotice => notice;
