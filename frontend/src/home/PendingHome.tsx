import WaitIcon from '@mui/icons-material/HourglassTopOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../app/data/keys.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { SupportButton } from './SupportButton.tsx';
import { homeTexts as texts } from './texts.ts';

export const PendingHome = () => {
  const client = useQueryClient();
  return (
    <EmptyState icon={WaitIcon} title={texts.pendingTitle} body={texts.pending}>
      <Button variant="contained" onClick={() => client.invalidateQueries({ queryKey: keys.session })}>
        {texts.checkAgain}
      </Button>
      <SupportButton />
    </EmptyState>
  );
};
