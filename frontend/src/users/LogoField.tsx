import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { useField } from '../shared/forms/useField.tsx';
import { logoMaximum, logoTypes } from './form-values.ts';
import { userTexts as texts } from './texts.ts';
import { useLogoPreview } from './useLogoPreview.ts';

const complaintOf = (file: unknown): string | null => {
  if (!(file instanceof File)) return null;
  if (!logoTypes.includes(file.type)) return texts.logoType;
  return file.size > logoMaximum ? texts.logoSize : null;
};

const frame = {
  display: 'grid',
  placeItems: 'center',
  height: 120,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  // Letterheads are printed on paper: the preview shows them on white in either theme.
  backgroundColor: '#ffffff',
  color: '#4c5f64',
} as const;

/** The letterhead's image, seen before it is saved. */
export const LogoField = ({ stored }: { stored: string | null }) => {
  const { value, onChange, error } = useField('logo', complaintOf);
  const preview = useLogoPreview(value, stored);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(target.files?.[0]);
    target.value = '';
  };
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {texts.logo}
      </Typography>
      <Box sx={frame}>
        {preview === null ? (
          <Typography variant="body2">{texts.noLogo}</Typography>
        ) : (
          <Box component="img" src={preview} alt={texts.logoAlt} sx={{ maxWidth: '100%', maxHeight: 96 }} />
        )}
      </Box>
      <FormHelperText error={error !== undefined}>{error ?? texts.logoHelp}</FormHelperText>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <input ref={input} type="file" accept={logoTypes.join(',')} hidden onChange={choose} aria-label={texts.logo} />
        <Button variant="outlined" startIcon={<ImageIcon />} onClick={() => input.current?.click()}>
          {texts.chooseLogo}
        </Button>
        {preview !== null && <Button onClick={() => onChange(null)}>{texts.removeLogo}</Button>}
      </Box>
    </Box>
  );
};
