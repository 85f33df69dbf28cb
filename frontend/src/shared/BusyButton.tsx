import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading' | 'loadingPosition'> & {
  /** What it started is under way: it keeps the focus, and pressing it again does nothing. */
  busy: boolean;
};

/**
 * A button that says it is at work. A disabled one would lose the focus, and the keyboard its place on the page. The second
 * click of a double click may come before it is drawn as busy, and is none (`detail` counts the clicks; by keyboard it is 0).
 */
export const BusyButton = ({ busy, onClick, startIcon, sx = [], ...rest }: BusyButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      startIcon={busy ? <CircularProgress size={18} color="inherit" /> : startIcon}
      sx={[busy && { opacity: 0.75, cursor: 'progress' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
};
