import { useTemplate } from '../state/TemplateContext.tsx';
import { Dialog, type DialogProps, Sheet } from './Dialog.tsx';

/** A dialog on the desktop, a sheet on a phone. */
export const TemplateDialog = (props: DialogProps) =>
  useTemplate() === 'wide' ? <Dialog {...props} /> : <Sheet {...props} />;
