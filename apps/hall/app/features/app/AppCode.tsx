import { encodeQR } from 'qr';
import { useTranslation } from '../../i18n/texts.ts';

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const border = 4;

/** The address as a QR code, drawn on the page: dark on light in every theme, for cameras. */
export const AppCode = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation();
  const rows = encodeQR(address, 'raw', { border });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={t('app.code_label', { address })}
      data-code={address}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-full rounded-control bg-white"
    >
      <path d={path} fill="#111" />
    </svg>
  );
};
