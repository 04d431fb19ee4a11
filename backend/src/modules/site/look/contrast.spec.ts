import { colorProblems, colorSheet, paletteOf, shippedColors, verdictsOf } from '@ironbloom/brand/look';
import { describe, expect, it } from '@jest/globals';

/** WCAG 2.x, as specified: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const COLORS = ['#ff7a59', '#7dd3fc', '#ffffff', '#ffe14d', '#c084fc', '#c8ff3e', '#ff0000', '#00ff00'];
const INKS = ['#0b0d0c', '#000000', '#0f1539', '#2a0a12', '#101a3a', '#00220f'];

describe('contrast', () => {
  it('is computed as in WCAG', () => {
    const found = verdictsOf({ accent: '#7dd3fc', ink: '#101a3a' }).find(
      ({ what }) => what === 'Text on buttons',
    );
    expect(found?.contrast).toBeCloseTo(contrast('#7dd3fc', '#101a3a'), 2);
  });

  it('of the shipped colours passes everywhere', () => {
    expect(colorProblems(shippedColors)).toEqual([]);
  });

  it.each([
    ['#1d4ed8', '#0b0d0c'],
    ['#000000', '#000000'],
    ['#7a0000', '#0f1539'],
    ['#c8ff3d', '#ffffff'],
    ['#808080', '#808080'],
    ['#10163a', '#10163a'],
  ])('refuses %s with %s and offers passing colours', (accent, ink) => {
    const problems = colorProblems({ accent, ink });
    expect(problems.length).toBeGreaterThan(0);
    const offered = Object.fromEntries(problems.map(({ field, nearest }) => [field, nearest]));
    expect(colorProblems({ accent, ink, ...offered })).toEqual([]);
    for (const { message, nearest } of problems) expect(message).toContain(`passes is ${nearest}.`);
  });

  it('offers the nearest passing colour', () => {
    const [problem] = colorProblems({ accent: '#1d4ed8', ink: '#0b0d0c' });
    expect(problem?.nearest).toBe('#5588ff');
    expect(colorProblems({ accent: '#5385ff', ink: '#0b0d0c' })).toHaveLength(1);
  });

  it('judges the accent on the offered ink, not the refused one', () => {
    expect(colorProblems({ accent: '#ffffff', ink: '#808080' }).map(({ field }) => field)).toEqual(['ink']);
  });
});

describe('the palette', () => {
  it('of the shipped colours equals the designed one', () => {
    expect(paletteOf(shippedColors)).toMatchObject({
      'coal-1': '#141716',
      moss: '#3f5f00',
      'tint-p': '#e4eccb',
    });
    expect(colorSheet(shippedColors)).toMatch(/^:root\{--ink:#0b0d0c;.*--on-tint-p:#2c4300\}$/);
  });

  it('of any passing colours is readable in every pair of tokens', () => {
    for (const accent of COLORS) {
      for (const ink of INKS) {
        if (colorProblems({ accent, ink }).length > 0) continue;
        const of = paletteOf({ accent, ink });
        const pairs: [string, string, number][] = [
          [of.moss, '#eae6db', 4.5],
          ['#f4f1ea', of.moss, 4.5],
          ['#f4f1ea', of['moss-hover'], 4.5],
          [of['on-tint-p'], of['tint-p'], 4.5],
          [of['on-tint-i'], of['tint-i'], 4.5],
          [ink, of['lime-hover'], 4.5],
          [of['coal-control'], of['coal-2'], 3],
        ];
        for (const [one, other, needed] of pairs) {
          expect([accent, ink, one, other, contrast(one, other) >= needed]).toEqual([
            accent,
            ink,
            one,
            other,
            true,
          ]);
        }
        for (const value of Object.values(of)) expect(value).toMatch(/^#[\da-f]{6}$/);
      }
    }
  });
});
