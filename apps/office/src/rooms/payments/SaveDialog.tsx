import { Box, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { FormField } from './FormField.tsx';
import { type FieldSpec, problemsOf, type Values } from './fields.ts';

interface SaveDialogProps<Schema extends z.ZodType> {
  /** Of the resource whose words name the fields. */
  readonly noun: string;
  readonly schema: Schema;
  readonly specs: readonly FieldSpec[];
  /** Left out, a new one is made from what is blank. */
  readonly row: Values | undefined;
  readonly blank: Values;
  readonly save: (
    values: z.output<Schema>,
    asked: { readonly reason: string; readonly request_id: string },
  ) => Promise<{ readonly proposal_id: number | null }>;
  readonly onClose: () => void;
}

const wide = new Set(['texts', 'amounts', 'weights']);

/** The form of a row of payments: what the contract would refuse cannot be sent, what is sent waits for a second person. */
export const SaveDialog = <Schema extends z.ZodType>(props: SaveDialogProps<Schema>) => {
  const { noun, schema, specs, row, blank, save, onClose } = props;
  const isNew = row === undefined;
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(specs.map(({ name }) => [name, (row ?? blank)[name]])),
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const problems = problemsOf(schema, values);
  const title = translate(isNew ? 'office.payments.make' : 'office.payments.change');
  const nameOf = (field: string): string => translate(`resources.${noun}.fields.${field}`);
  return (
    <DeedDialog
      title={title}
      text={translate('office.payments.two')}
      confirm={translate('office.payments.propose')}
      asksReason
      isReady={problems.size === 0}
      run={async (reason) => {
        const { proposal_id: proposal } = await save(schema.parse(values), { reason, request_id: requestId });
        notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' });
      }}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {specs.map((spec) => (
          <Fragment key={spec.name}>
            {spec.part !== undefined && (
              <Typography component="h3" variant="subtitle2" sx={{ gridColumn: '1 / -1', marginTop: 1 }}>
                {translate(spec.part)}
              </Typography>
            )}
            <Box sx={wide.has(spec.kind) ? { gridColumn: '1 / -1' } : undefined}>
              <FormField
                spec={spec}
                label={nameOf(spec.name)}
                value={values[spec.name]}
                onChange={(value) => {
                  setValues({ ...values, [spec.name]: value });
                  setTouched(new Set([...touched, spec.name]));
                }}
                isWrong={problems.has(spec.name) && touched.has(spec.name)}
                isFixed={spec.fixed === true && !isNew}
              />
            </Box>
          </Fragment>
        ))}
      </Box>
    </DeedDialog>
  );
};
