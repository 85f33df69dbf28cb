import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { regimeType } from '../../../../domain/api/common.ts';
import type { SharedEdit, WorkRecord } from '../../../../domain/api/work-records.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { MenuButton } from '../../shared/MenuButton.tsx';
import { BOTTOM_BAR } from '../../shared/notices/Toasts.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { recordTexts as texts } from '../texts.ts';
import { ChosenMenu } from './ChosenMenu.tsx';
import { flagChoices } from './shared-flags.ts';
import { useChangeChosen } from './useChangeChosen.ts';

interface SelectionBarProps {
  calculationId: string;
  chosen: readonly WorkRecord[];
  etag: string | null;
  onChooseAll: () => void;
  onClear: () => void;
}

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: { md: 'wrap' },
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1.5, md: 2 },
  py: 0.75,
  displayPrint: 'none',
} as const;

interface ChosenButtonsProps {
  onChange: (change: SharedEdit) => void;
  onChooseAll: () => void;
}

const ChosenButtons = ({ onChange, onChooseAll }: ChosenButtonsProps) => (
  <>
    <Button size="small" onClick={onChooseAll}>
      {texts.chooseAll}
    </Button>
    {regimeType.options.map((regime) => (
      <Button key={regime} size="small" onClick={() => onChange({ regimeType: regime })}>
        {texts.toRegime(regime)}
      </Button>
    ))}
    <MenuButton label={texts.countAs} groups={[{ choices: flagChoices(true, onChange) }]} />
    <MenuButton label={texts.countNoMore} groups={[{ choices: flagChoices(false, onChange) }]} />
  </>
);

/** The height that the bar has just now: on a narrow desk its buttons take two lines. */
const useHeight = () => {
  const [height, setHeight] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, height] as const;
};

/** What can be done with all chosen records at once. */
export const SelectionBar = ({ calculationId, chosen, etag, onChooseAll, onClear }: SelectionBarProps) => {
  const [removing, setRemoving] = useState(false);
  const narrow = useIsNarrow();
  const [paper, height] = useHeight();
  const { change, removal } = useChangeChosen({ calculationId, records: chosen, etag, onDone: onClear });
  return (
    <Paper ref={paper} role="toolbar" aria-label={texts.chosenActions} elevation={6} sx={bar}>
      <GlobalStyles styles={{ ':root': { [BOTTOM_BAR]: `${height}px` } }} />
      <Typography role="status" sx={{ fontWeight: 600, mr: 1, whiteSpace: 'nowrap' }}>
        {texts.chosen(chosen.length)}
      </Typography>
      {narrow ? (
        <ChosenMenu onChange={change.mutate} onChooseAll={onChooseAll} />
      ) : (
        <ChosenButtons onChange={change.mutate} onChooseAll={onChooseAll} />
      )}
      {narrow ? (
        <>
          <IconButton color="error" aria-label={texts.remove} onClick={() => setRemoving(true)} sx={{ ml: 'auto' }}>
            <DeleteIcon />
          </IconButton>
          <IconButton aria-label={texts.chooseNone} onClick={onClear}>
            <CloseIcon />
          </IconButton>
        </>
      ) : (
        <>
          <Button size="small" color="error" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
          <Button size="small" onClick={onClear} sx={{ ml: 'auto' }}>
            {texts.chooseNone}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={removing}
        title={texts.removeManyQuestion(chosen.length)}
        action={texts.remove}
        destructive
        busy={removal.isPending}
        onConfirm={() => removal.mutate(undefined)}
        onClose={() => setRemoving(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {chosen
            .slice(0, 5)
            .map(({ companyName }) => companyName)
            .join(', ')}
          {chosen.length > 5 ? '…' : ''}
        </Typography>
        <Typography variant="body2">{sharedTexts.undoneForAWhile}</Typography>
      </ConfirmDialog>
    </Paper>
  );
};
