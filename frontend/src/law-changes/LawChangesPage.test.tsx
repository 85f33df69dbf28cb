import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lawChanges } from '../../../domain/words/law-changes.ts';
import { show } from '../shared/testing/render.tsx';
import { lawChangesFound } from './find-changes.ts';
import LawChangesPage from './LawChangesPage.tsx';

const all = lawChanges.flatMap(({ changes }) => changes);

describe('what changed in the law', () => {
  it('is a list of places, closed, with their numbers: an adviser opens those of his clients', async () => {
    show(<LawChangesPage />);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    const groups = screen.getAllByRole('button', { expanded: false });
    expect(groups.length).toBeLessThan(all.length / 2);
    expect(screen.getByRole('button', { name: 'Todos os clientes (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bahia (2)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('A quem interessa: Polícia Civil da Bahia')).toBeVisible();
  });

  it('lists every change with its day and whom it concerns, and leads to the clients whose answer moved', async () => {
    show(<LawChangesPage />);
    for (const group of screen.getAllByRole('button', { expanded: false })) await userEvent.click(group);
    expect(screen.getAllByRole('listitem')).toHaveLength(all.length);
    expect(screen.getByText('A quem interessa: Polícia Civil do Distrito Federal')).toBeVisible();
    expect(screen.getAllByText('Desde 13/11/2019').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Ver os clientes em que o dia ou o valor mudou' })).toHaveAttribute(
      'href',
      '/changes',
    );
  });

  it('is filtered by place and subject, and says where nothing tells of it', async () => {
    show(<LawChangesPage />);
    const field = screen.getByRole('textbox', { name: 'Filtrar por ente, norma ou assunto' });
    await userEvent.type(field, 'policia para');
    expect(screen.getByRole('heading', { name: 'Paraná – Emenda Constitucional 45/2019' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Teresina/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('Nenhuma mudança fala de “zzz”.')).toBeVisible();
  });

  it('is found by its name and by what it tells of', () => {
    expect(lawChangesFound('mudou na lei')).toBe('page');
    const ofRondonia = all.filter(({ title, who, what }) =>
      [title, who, what].some((text) => text.includes('Rondônia')),
    );
    expect(ofRondonia.length).toBeGreaterThan(1);
    expect(lawChangesFound('rondonia')).toBe(ofRondonia.length);
    expect(lawChangesFound('ro')).toBe(0);
    expect(lawChangesFound('joão da silva')).toBe(0);
  });
});
