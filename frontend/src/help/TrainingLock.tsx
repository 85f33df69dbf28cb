import LockIcon from '@mui/icons-material/LockClockOutlined';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { daysUntilTraining, useSession } from '../data/session/session.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { helpTexts as texts } from './texts.ts';

/** During the first seven days the training areas say when they open. */
export const TrainingLock = ({ children }: { children: ReactNode }) => {
  const days = daysUntilTraining(useSession(), new Date());
  if (days === 0) return children;
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={LockIcon}
        title={texts.lockedTitle}
        body={days === 1 ? texts.lockedTomorrow : texts.lockedDays(days)}
      />
    </Paper>
  );
};
