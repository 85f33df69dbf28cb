import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { StyledEngineProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from './shared/testing/render.tsx';

const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'];

/** The answers of jsdom itself, which the window of a page inside the page still gives. */
const differences = (): unknown[] => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const ofJsdom = frame.contentWindow;
  if (ofJsdom === null) throw new Error('a frame without a window');
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    PROPERTIES.map((property) => ({
      element: element.outerHTML,
      property,
      answer: getComputedStyle(element).getPropertyValue(property),
      ofJsdom: ofJsdom.getComputedStyle(element).getPropertyValue(property),
    })).filter((each) => each.answer !== each.ofJsdom),
  );
  frame.remove();
  return found;
};

/**
 * What the files before this one left: jsdom tries all of it on each element and on all above it, for each property anew, and
 * after a hundred screens that takes minutes. MUI believes that it stands in the page, so it is put back.
 */
let ofOthers: HTMLStyleElement[] = [];

const takeStyles = (): HTMLStyleElement[] => {
  const styles = [...document.head.querySelectorAll('style')];
  for (const each of styles) each.remove();
  return styles;
};

beforeEach(() => {
  ofOthers = takeStyles();
});

afterEach(() => {
  takeStyles();
  document.head.append(...ofOthers);
});

const style = (text: string): HTMLStyleElement => {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  return element;
};

it('answers as jsdom does, whichever of several rules holds', () => {
  const sheet = style(`
    .a { display: flex } .b { visibility: hidden } .a.c { display: none } p { opacity: 0.5 } .g { opacity: 0.25 !important }
    .d .e, .f:first-child { pointer-events: none } .h:not(.a, .b) { display: grid } .i { display: inherit }
    @media (min-width: 1px), print { .j { display: none } } @media print, screen { .m { display: none } } .k::before { display: none } .l > :nth-child(2) { visibility: hidden }
  `);
  document.body.innerHTML = `
    <div class="a"><p class="e">1<b class="f">2</b></p><p class="b d"><i class="e">3</i><u hidden>4</u></p></div>
    <div class="a c"><table><tr><td><input type="hidden" class="a"><svg><title>5</title><g class="a"></g></svg></td></tr></table></div>
    <details><summary>6</summary><p class="a">7</p></details><dialog class="a">8</dialog><p class="g" style="opacity: 1">9</p>
    <ul class="l"><li style="display: none"></li><li class="a" style="display: inline"><b style="visibility: visible">10</b></li></ul>
    <span class="h"></span><span class="h a"></span><div class="a"><i class="i">11</i><i class="j k">12</i><i class="m">13</i></div>`;
  expect(differences()).toEqual([]);
  sheet.textContent = '.a { display: none }';
  expect(getComputedStyle(document.getElementsByClassName('a')[0] ?? document.body).display).toBe('none');
  sheet.remove();
  expect(differences()).toEqual([]);
});

it('answers as jsdom does on a screen', async () => {
  // With a cache of its own, which puts its styles into the page whatever other screens have put there.
  show(
    <StyledEngineProvider injectFirst>
      <Accordion defaultExpanded={false}>
        <AccordionSummary expandIcon="+">Mais</AccordionSummary>
        <AccordionDetails>Fechado</AccordionDetails>
      </Accordion>
      <Button startIcon="+" disabled>
        Criar
      </Button>
      <TextField label="Nome" multiline helperText="Como no documento" />
      <Dialog open>Pergunta</Dialog>
    </StyledEngineProvider>,
  );
  expect(await screen.findByText('Pergunta')).toBeVisible();
  expect(screen.getByText('Fechado')).not.toBeVisible();
  expect(differences()).toEqual([]);
});
