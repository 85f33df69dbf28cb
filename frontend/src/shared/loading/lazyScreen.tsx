import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { sharedTexts as texts } from '../texts.ts';
import type { FetchList } from './idle.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { ScreenNotLoaded } from './why-not-loaded.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Options {
  /** Its file is fetched with those of this list, before anybody opens it. */
  beforehand?: FetchList;
}

/** A component whose file is fetched when it is first shown, and again when it did not come. */
const lazyPart = <Props extends object>(load: Load<Props>, { beforehand }: Options) => {
  const fresh = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new ScreenNotLoaded(String(cause), { cause });
      }),
    );
  let current = fresh();
  beforehand?.add(load);
  return {
    current: () => current,
    again: () => {
      current = fresh();
      return current;
    },
  };
};

const useAttempts = <Props extends object>(part: ReturnType<typeof lazyPart<Props>>) => {
  const [Screen, setScreen] = useState(part.current);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    const next = part.again();
    setScreen(() => next);
    setAttempt(attempt + 1);
  };
  return { Screen, attempt, retry };
};

/** A screen of its own: whoever waits for it sees the outline that stands around it. */
export const lazyScreen = <Props extends object = object>(
  load: Load<Props>,
  options: Options = {},
): ComponentType<Props> => {
  const part = lazyPart(load, options);
  return (props: Props) => {
    const { Screen, attempt, retry } = useAttempts(part);
    return (
      <LoadBoundary key={attempt} failed={<NotLoaded attempt={attempt} onRetry={retry} />}>
        <Screen {...props} />
      </LoadBoundary>
    );
  };
};

/** A dialog over a screen that stays as it is, whether the dialog comes or not. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: Load<Props>,
  options: Options = {},
): ComponentType<Props> => {
  const part = lazyPart(load, options);
  return (props: Props) => {
    const { Screen, attempt, retry } = useAttempts(part);
    const failed = (
      <Dialog open onClose={props.onClose} aria-label={texts.notLoaded}>
        <DialogContent>
          <NotLoaded attempt={attempt} onRetry={retry} />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{texts.close}</Button>
        </DialogActions>
      </Dialog>
    );
    return (
      <LoadBoundary key={attempt} failed={failed}>
        <Suspense>
          <Screen {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
};
