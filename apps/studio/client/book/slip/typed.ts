/**
 * A stake as it is typed or pasted: digits and one kind of point. Where a keyboard has a comma for the point, the comma that was
 * just typed is meant as one; a comma with digits behind it came by pasting, between thousands.
 */
export const typedStake = (text: string): string => text.replace(/,$/, '.').replace(/[^\d.]/g, '');
