/** A tile of 256 px: land with two roads and the tile's number, so that movement is visible. */
export function tile(z: number, x: number, y: number): string {
  const shade = (x + y) % 2 === 0 ? '#efe9dc' : '#ebe4d4'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${shade}"/>
<path d="M0 90 Q128 ${60 + ((x * 37) % 60)} 256 90M${80 + ((y * 53) % 90)} 0V256" stroke="#fff" stroke-width="10" fill="none"/>
<path d="M0 200H256" stroke="#fff" stroke-width="4"/>
<text x="12" y="244" font-family="sans-serif" font-size="11" fill="#8b8271">SANDBOX ${Math.trunc(z)}/${Math.trunc(x)}/${Math.trunc(y)}</text>
</svg>`
}
