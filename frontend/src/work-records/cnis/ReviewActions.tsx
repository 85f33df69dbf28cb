import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cnisTexts as texts } from './texts.ts';

interface ReviewActionsProps {
  included: number;
  all: number;
  /** Registers that cannot be saved as they are. */
  complaints: number;
  saving: boolean;
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
  gap: 1,
  py: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What will be saved, in sight however long the list is. */
export const ReviewActions = (props: ReviewActionsProps) => {
  const { included, all, complaints, saving, onAnother, onClose, onSave } = props;
  return (
    <Box sx={bar}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px' }}>
        {texts.selected(included, all)}
        {complaints > 0 && (
          <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
            {texts.toComplete(complaints)}
          </Box>
        )}
      </Typography>
      <Button onClick={onClose} disabled={saving}>
        {texts.close}
      </Button>
      <Button onClick={onAnother} disabled={saving}>
        {texts.another}
      </Button>
      <Button variant="contained" loading={saving} disabled={included === 0 || complaints > 0} onClick={onSave}>
        {texts.save}
      </Button>
    </Box>
  );
};
