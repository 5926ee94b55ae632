/** Announcements as the operator has put them in order (spec §7 `sort_field`, `sort_order`). */
export const marqueeOrder = { sort_field: 'sort', sort_order: 'asc' } as const;
