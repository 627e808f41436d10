export { GridSkeleton, ProductGrid } from './product-grid.tsx'
export { recentProduct, rememberProducts } from './recent-products.ts'
