import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { OrderedSection } from '../../../../domain/api/report.ts';
import { reportSectionWords } from '../../../../domain/words/report.ts';
import { heard } from '../../shared/heard.ts';
import { lookTexts as texts } from './texts.ts';

interface SectionOrderProps {
  /** The sections of the report that is open, in printed order. */
  sections: readonly OrderedSection[];
  onMove: (section: OrderedSection, by: -1 | 1) => void;
}

/** The sections to be moved up and down, with the keys as well. */
export const SectionOrder = ({ sections, onMove }: SectionOrderProps) => {
  const titleId = useId();
  const [said, setSaid] = useState('');
  /** A button that is moved in the page loses the focus; whoever moves a section goes on moving it. */
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    if (sections.length > 0) pressed.current?.focus();
  }, [sections]);
  const move = (section: OrderedSection, by: -1 | 1, button: HTMLButtonElement) => {
    const place = sections.indexOf(section) + by;
    if (place < 0 || place >= sections.length) return;
    pressed.current = button;
    onMove(section, by);
    setSaid(texts.moved(reportSectionWords[section].title, place + 1, sections.length));
  };
  return (
    <Box>
      <Typography variant="body2" id={titleId} sx={{ color: 'text.secondary' }}>
        {texts.order}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {texts.orderHelp}
      </Typography>
      <Box component="ol" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {sections.map((section, place) => {
          const { title } = reportSectionWords[section];
          return (
            <Box
              component="li"
              key={section}
              sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                {title}
              </Typography>
              <IconButton
                aria-label={texts.up(title)}
                aria-disabled={place === 0}
                onClick={({ currentTarget }) => move(section, -1, currentTarget)}
                sx={{ width: 44, height: 44, opacity: place === 0 ? 0.35 : 1 }}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.down(title)}
                aria-disabled={place === sections.length - 1}
                onClick={({ currentTarget }) => move(section, 1, currentTarget)}
                sx={{ width: 44, height: 44, opacity: place === sections.length - 1 ? 0.35 : 1 }}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <span role="status" style={heard}>
        {said}
      </span>
    </Box>
  );
};
