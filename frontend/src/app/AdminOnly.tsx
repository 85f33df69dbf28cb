import LockIcon from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { isManagement, useSession } from './session/session.ts';
import { appTexts } from './texts.ts';

/** Says plainly that a screen is for administrators; the server refuses its calls anyway. */
export const AdminOnly = ({ children }: { children: ReactNode }) =>
  isManagement(useSession()) ? (
    children
  ) : (
    <EmptyState icon={LockIcon} title={appTexts.forbiddenTitle} body={appTexts.forbiddenBody} />
  );
