import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { cnisTexts as texts } from './texts.ts';

interface ReviewActionsProps {
  included: number;
  all: number;
  /** What the chosen ones come to. */
  total: string;
  /** Competências below the minimum wage, which are not in it. */
  notCounted: number;
  /** Registers that cannot be saved as they are. */
  complaints: number;
  /** Registers that would count up to today. */
  openEnded: number;
  saving: boolean;
  onShowComplaints: () => void;
  onAnother: () => void;
  onClose: () => void;
  onSave: () => void;
}

const bar = {
  position: 'sticky',
  bottom: -20,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: { sm: 1 },
  rowGap: 0.5,
  py: { xs: 1, sm: 2 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const Line = ({ color, children }: { color: string; children: string }) => (
  <Box component="span" sx={{ display: 'block', color }}>
    {children}
  </Box>
);

/** What will be saved, in sight however long the list is. */
export const ReviewActions = (props: ReviewActionsProps) => {
  const { included, all, total, notCounted, complaints, openEnded, saving } = props;
  const { onShowComplaints, onAnother, onClose, onSave } = props;
  const narrow = useIsNarrow();
  return (
    <Box sx={bar}>
      <Typography variant="body2" role="status" sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' } }}>
        <strong>{all === 0 ? texts.nothingToSave : texts.selected(included, all)}</strong>
        {all > 0 && <Line color="text.primary">{total}</Line>}
        {notCounted > 0 && <Line color="warning.main">{texts.notCounted(notCounted)}</Line>}
        {openEnded > 0 && <Line color="text.secondary">{texts.openEnded(openEnded)}</Line>}
        {complaints > 0 && <Line color="warning.main">{texts.toComplete(complaints)}</Line>}
      </Typography>
      {complaints > 0 && (
        <Button color="warning" onClick={onShowComplaints} sx={{ mr: 'auto' }}>
          {texts.showComplaints}
        </Button>
      )}
      <Button onClick={onClose} disabled={saving}>
        {texts.close}
      </Button>
      <Button onClick={onAnother} disabled={saving}>
        {narrow ? texts.anotherShort : texts.another}
      </Button>
      {all > 0 && (
        <BusyButton
          data-sends
          variant="contained"
          busy={saving}
          disabled={included === 0 || complaints > 0}
          onClick={onSave}
        >
          {texts.save}
        </BusyButton>
      )}
    </Box>
  );
};
