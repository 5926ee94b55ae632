import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { OfficeFailure } from '../api/failure.ts';
import { useFailureText } from './failureText.ts';
import { isStale } from './useDeed.ts';

interface DeedDialogProps {
  readonly title: string;
  /** What will happen, before the button. */
  readonly text: ReactNode;
  readonly confirm: string;
  readonly tone?: 'primary' | 'error' | 'success';
  /** Asked for where the trace keeps one. */
  readonly asksReason?: boolean;
  /** Fields of the deed's own, above the reason. */
  readonly children?: ReactNode;
  /** Whether those fields are filled in. */
  readonly isReady?: boolean;
  readonly run: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The shortest reason that the contract takes. */
const reasonLengthMin = 3;
const reasonLengthMax = 500;

/** Asks before a deed, shows its refusal where it was asked, and closes when the server has done it. */
export const DeedDialog = (props: DeedDialogProps) => {
  const { title, text, confirm, tone = 'primary', asksReason = false, children, isReady = true } = props;
  const translate = useTranslate();
  const failureText = useFailureText();
  const heading = useId();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  const atReason = failure instanceof OfficeFailure && failure.field === 'reason';
  const lacksReason = asksReason && reason.trim().length < reasonLengthMin;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning || lacksReason || !isReady) return;
    setRunning(true);
    setFailure(null);
    try {
      await props.run(reason.trim());
      props.onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setRunning(false);
    }
  };

  return (
    <Dialog
      open
      onClose={isRunning ? undefined : props.onClose}
      aria-labelledby={heading}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <div>{text}</div>
            {children}
            {asksReason && (
              <TextField
                label={translate('office.deed.reason')}
                helperText={atReason ? failureText(failure) : translate('office.deed.reason_hint')}
                error={atReason}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                required
                multiline
                minRows={2}
                fullWidth
                slotProps={{ htmlInput: { maxLength: reasonLengthMax } }}
              />
            )}
            {failure !== null && !atReason && (
              <Alert severity={isStale(failure) ? 'warning' : 'error'} role="alert">
                {failureText(failure)}
                {isStale(failure) && ` ${translate('office.deed.stale')}`}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={isRunning} color="inherit">
            {translate(isStale(failure) ? 'office.deed.look' : 'ra.action.cancel')}
          </Button>
          {!isStale(failure) && (
            <Button
              type="submit"
              variant="contained"
              color={tone}
              loading={isRunning}
              disabled={lacksReason || !isReady}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
